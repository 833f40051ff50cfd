/** A file that cannot be read as a feed. The message is one sentence for the sender: what is wrong and where. */
export class FeedFault extends Error {
  /** Columns that the file lacks, if that is the fault. */
  readonly missing: readonly string[]
  constructor(
    message: string,
    { missing = [], ...options }: { cause?: unknown; readonly missing?: readonly string[] } = {},
  ) {
    super(message, options)
    this.name = 'FeedFault'
    this.missing = missing
  }
}

/** Checks the name: the bundle of the console holds a second copy of the class, so `instanceof` fails. */
export function isFeedFault(error: unknown): error is FeedFault {
  return error instanceof Error && error.name === 'FeedFault'
}
