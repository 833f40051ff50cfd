/** Returns an array of at least `length` with the same content, half as long again so that it rarely grows. */
export function growInt32(array: Int32Array, length: number): Int32Array {
  return array.length >= length ? array : copied(new Int32Array(capacity(length)), array)
}

export function growFloat64(array: Float64Array, length: number): Float64Array {
  return array.length >= length ? array : copied(new Float64Array(capacity(length)), array)
}

export function growUint8(array: Uint8Array, length: number): Uint8Array {
  return array.length >= length ? array : copied(new Uint8Array(capacity(length)), array)
}

export function growUint16(array: Uint16Array, length: number): Uint16Array {
  return array.length >= length ? array : copied(new Uint16Array(capacity(length)), array)
}

export function growUint32(array: Uint32Array, length: number): Uint32Array {
  return array.length >= length ? array : copied(new Uint32Array(capacity(length)), array)
}

/** Rounded up to whole words of bits, so that bit sets grow in step with columns. */
function capacity(length: number): number {
  return (Math.ceil(length * 1.5) + 32) & ~31
}

function copied<A extends { set(from: A): void }>(into: A, from: A): A {
  into.set(from)
  return into
}
