/** A file that cannot be read as a feed. The message is one sentence for the sender: what is wrong and where. */
export class FeedFault extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'FeedFault'
  }
}
