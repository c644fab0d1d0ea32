// What the pure core may use beyond ECMAScript: present in Node, in workers and in pages alike.
declare class TextEncoder {
  encode(input?: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: ArrayBuffer | Uint8Array): string;
}
