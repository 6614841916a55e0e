import { describe, expect, it } from 'vitest';
import { in_common } from '../src/study/review';

describe('choices beside the best one', () => {
  it('are told from where they part, if that is worth it', () => {
    expect(in_common(['a', 'b', 'c'], ['a', 'b', 'd', 'e'])).toBe(2);
    expect(in_common(['a', 'c'], ['a', 'b'])).toBe(0);
    expect(in_common(['b', 'a'], ['a', 'b'])).toBe(0);
    expect(in_common(['a', 'b', 'c'], ['a', 'b'])).toBe(2);
    expect(in_common(['a', 'b'], ['a', 'b', 'c'])).toBe(0);
  });
});
