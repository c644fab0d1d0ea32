// Globals that code for every runtime may use besides ECMAScript: Node, workers and pages have them.
declare class TextEncoder {
  encode(input?: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: ArrayBuffer | Uint8Array): string;
}
