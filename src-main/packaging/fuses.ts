import { type FuseV1Config, FuseV1Options, FuseVersion } from '@electron/fuses';

/** What the packaged Electron can still be talked into: set in the binary itself, so that no start of it can undo it. */
export const fuses = {
  version: FuseVersion.V1,
  // ELECTRON_RUN_AS_NODE would make of the program a Node that runs any script, with whatever the system trusts us with.
  [FuseV1Options.RunAsNode]: false,
  // NODE_OPTIONS would load a module of somebody else before ours.
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  // --inspect would let any program on this machine into the main process.
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  // No cookie is set; should there ever be one, it does not lie on disk for all to read.
  [FuseV1Options.EnableCookieEncryption]: true,
  // A folder beside the archive would be loaded in its place.
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  // An archive that was tampered with does not start. macOS and Windows check it; Linux takes no notice.
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  // Pages come from app://; one from file: would be a mistake, and gets no more than a browser gives it.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // There is no such snapshot; the main process starts from the same one as every page.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
} as const satisfies FuseV1Config;
