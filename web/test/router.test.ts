import { describe, expect, it } from 'vitest';
import { add_addresses, find_place, router, table_code } from '../src/lib/router.svelte';

describe('find_place', () => {
  it('knows the pages and their parts', () => {
    expect(find_place('/').page).toBe('home');
    expect(find_place('/new/spellbook')).toMatchObject({ page: 'new', params: { game: 'spellbook' } });
    expect(find_place('/table/ab12/').params).toEqual({ id: 'ab12' });
    expect(find_place('/table/AB12').params).toEqual({ id: 'ab12' });
    expect(find_place('/rules').page).toBe('rulebooks');
    const replay = find_place('/replay/ab12?move=7');
    expect(replay.page).toBe('replay');
    expect(replay.query.get('move')).toBe('7');
  });

  it('knows the pages that games bring', () => {
    expect(find_place('/abacus').page).toBe('missing');
    add_addresses(['/abacus']);
    expect(find_place('/abacus?id=3')).toMatchObject({ page: '/abacus', params: {} });
  });

  it('leads nowhere for what it does not know', () => {
    expect(find_place('/table').page).toBe('missing');
    expect(find_place('/table/a/b').page).toBe('missing');
    expect(find_place('/table/%E0%A4%A').page).toBe('missing');
  });
});

describe('table_code', () => {
  it.each([
    ['z65hmqqm6r', 'z65hmqqm6r'],
    ['  z65hmqqm6r ', 'z65hmqqm6r'],
    ['Z65HMQQM6R', 'z65hmqqm6r'],
    ['Z65h mqqm 6r', 'z65hmqqm6r'],
    ['HTTP://192.168.1.5:8400/TABLE/Z65HMQQM6R', 'z65hmqqm6r'],
    ['http://192.168.1.5:8400/table/z65hmqqm6r', 'z65hmqqm6r'],
    ['https://play.example/replay/abc?move=3', 'abc'],
    ['!', ''],
  ])('reads %s', (typed, code) => expect(table_code(typed)).toBe(code));
});

describe('links', () => {
  it('are followed without loading the page anew', () => {
    router.start();
    document.body.innerHTML = '<a href="/games"><b>go</b></a><a href="/api/tables/x/record" download>save</a>';
    document.querySelector('b')!.click();
    expect(router.place.page).toBe('games');
  });
});
