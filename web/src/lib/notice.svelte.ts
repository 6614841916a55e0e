/** "It is your turn", said where one looks when one is not at the table: title, tab icon and, if allowed, a notice. */
import { settings } from './settings.svelte';

class Notice {
  private told = '';

  /** `key` changes with every decision, so that each is announced once. */
  show(mine: boolean, key: string, words: string, title: string): void {
    document.title = mine ? `● ${words} · ${title}` : title;
    document.querySelector<HTMLLinkElement>('#icon')?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
    if (!mine || this.told === key) return;
    this.told = key;
    if (settings.sounds) chime();
    // Quiet while somebody is at the table.
    if (document.hidden && settings.notices && globalThis.Notification?.permission === 'granted') {
      const notice = new Notification(title, { body: words, icon: '/icon-turn.svg', tag: 'athanor-turn' });
      notice.onclick = () => {
        globalThis.focus();
        notice.close();
      };
    }
  }

  quiet(title: string): void {
    this.show(false, '', '', title);
  }
}

export const notice = new Notice();

/** May we send notices? Asks the browser, which asks the reader. */
export async function allow_notices(): Promise<boolean> {
  if (!globalThis.Notification) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Two soft tones, made here: nothing to download. */
function chime(): void {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, index) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
  setTimeout(() => void audio.close(), 1200);
}
