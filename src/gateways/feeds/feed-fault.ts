/** A file that can't be read as a feed at all: one sentence that says what and where, for whoever sent it. */
export class FeedFault extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'FeedFault'
  }
}
