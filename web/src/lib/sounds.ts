/** Short tones for what happens, made here: nothing to download, and silent until somebody wants them. */
import { settings } from './settings.svelte';

/** Pitches in hertz, one after another; each kind is told from the others without looking. */
const TUNES = {
  /** A piece is set down. */
  move: { pitches: [330], apart: 0, loud: 0.05, lasts: 0.12 },
  /** A result lies open. */
  result: { pitches: [523, 659, 784], apart: 0.09, loud: 0.06, lasts: 0.4 },
  /** It is my turn. */
  turn: { pitches: [660, 880], apart: 0.14, loud: 0.08, lasts: 0.5 },
};

let audio: AudioContext | null = null;

export function sound(kind: keyof typeof TUNES): void {
  if (!settings.sounds || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  void audio.resume(); // a browser lets nothing sound before the first touch
  const { pitches, apart, loud, lasts } = TUNES[kind];
  for (const [at, pitch] of pitches.entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * apart;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
