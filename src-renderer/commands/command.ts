/**
 * Something the user can do. One file a command, `export default`; palette, menus, buttons and keys all read it from here.
 * Commands about the view in front go through `viewAction`.
 */
export interface Command {
  /** `save`, `undo`, `fill-down`: the name of its file. */
  readonly id: string;
  /** `Save all files` */
  readonly title: string;
  /** The group in the palette: `File`, `Edit`, `Cards`, `Source`, `What if`, `View`, `Go`, `Help`. */
  readonly section: string;
  /** `Mod+S`, `Mod+Shift+Z`, `F2`; Mod is Cmd on macOS and Ctrl elsewhere. */
  readonly key?: string;
  /** A second key of another command: palette and lists leave it out. */
  readonly isSecond?: boolean;
  /** Words to find it by that are not in its title. */
  readonly also?: string;
  /** Whether it can be done now; always, when left out. */
  enabled?(): boolean;
  run(): void | Promise<void>;
}
