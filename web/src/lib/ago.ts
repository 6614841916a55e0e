/** "3 hours ago", in the reader's language. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

export function ago(seconds: number, lang: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - seconds);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['second', 1];
  return format.format(-Math.floor(passed / length), unit);
}
