import { describe, expect, it } from 'vitest';
import { ink_on, read_marks } from '../src/lib/marks';

const plain = (text: string) => ({ text, looks: [], ink: null, ground: null });

describe('the marks of a drawing', () => {
  it('become runs of text with their looks', () => {
    expect(read_marks('a [bold red]b[/] c')).toEqual([[plain('a '), { text: 'b', looks: ['bold'], ink: '#c63a22', ground: null }, plain(' c')]]);
  });

  it('have a ground after “on”, as names or numbers', () => {
    const [[run]] = read_marks('[bold #ffffff on #a8201a]●Ma[/]') as [[unknown]];
    expect(run).toEqual({ text: '●Ma', looks: ['bold'], ink: '#ffffff', ground: '#a8201a' });
  });

  it('lie inside each other and go on over the end of a line', () => {
    expect(read_marks('[dim]x [bold]y\nz[/] w[/]v')).toEqual([
      [{ ...plain('x '), looks: ['dim'] }, { ...plain('y'), looks: ['dim', 'bold'] }],
      [{ ...plain('z'), looks: ['dim', 'bold'] }, { ...plain(' w'), looks: ['dim'] }, plain('v')],
    ]);
  });

  it('leave brackets alone that are meant as such', () => {
    expect(read_marks('\\[red] and [1] and [/]')).toEqual([[plain('[red] and [1] and ')]]);
  });

  it('keep empty lines', () => {
    expect(read_marks('a\n\nb')).toEqual([[plain('a')], [], [plain('b')]]);
  });

  it('choose an ink that can be read on a ground', () => {
    expect(ink_on('#000000')).toBe('#ffffff');
    expect(ink_on('#e0b000')).toBe('#14121c');
  });
});
