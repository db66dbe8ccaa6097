import { describe, expect, it } from 'vitest';
import { ariaKey, isPressed, keyText, type Pressed, parseKey } from './key.ts';

const press = (key: string, rest: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...rest,
});

describe('a key', () => {
  it('is Ctrl for Mod, and Cmd on macOS', () => {
    const key = parseKey('Mod+S');
    expect(isPressed(key, press('s', { ctrlKey: true }), false)).toBe(true);
    expect(isPressed(key, press('s', { metaKey: true }), false)).toBe(false);
    expect(isPressed(key, press('s', { metaKey: true }), true)).toBe(true);
    expect(isPressed(key, press('s', { ctrlKey: true }), true)).toBe(false);
  });

  it('is another key with Shift', () => {
    expect(isPressed(parseKey('Mod+Z'), press('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
    expect(isPressed(parseKey('Mod+Shift+Z'), press('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(true);
    expect(isPressed(parseKey('F8'), press('F8', { shiftKey: true }), false)).toBe(false);
  });

  it('does not care how a layout types a sign', () => {
    expect(isPressed(parseKey('?'), press('?', { shiftKey: true }), false)).toBe(true);
    expect(isPressed(parseKey('Mod+/'), press('/', { ctrlKey: true, shiftKey: true }), false)).toBe(true);
  });

  it('is found by its place where Alt prints another letter', () => {
    expect(isPressed(parseKey('Alt+W'), press('∑', { altKey: true, code: 'KeyW' }), true)).toBe(true);
    expect(isPressed(parseKey('Alt+1'), press('¡', { altKey: true, code: 'Digit1' }), true)).toBe(true);
    expect(isPressed(parseKey('Alt+W'), press('w', { code: 'KeyW' }), true)).toBe(false);
  });

  it('is written as people of each system write it', () => {
    expect(keyText('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
    expect(keyText('Mod+Shift+Z', true)).toBe('⇧⌘Z');
    expect(keyText('Esc', false)).toBe('Esc');
    expect(keyText('Alt+ArrowUp', false)).toBe('Alt+↑');
    expect(ariaKey('Mod+Shift+Z', false)).toBe('Control+Shift+Z');
    expect(ariaKey('Mod+K', true)).toBe('Meta+K');
  });

  it('refuses a misspelled modifier', () => {
    expect(() => parseKey('Cmd+S')).toThrow('cmd');
  });
});
