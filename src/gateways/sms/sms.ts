/** Sends text messages. Resolves when the message was accepted, else throws GatewayError. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
  /** D-19: deletes the sender's own copies older than `before`; absent if it stores none. */
  forgetBefore?(before: Date): Promise<void>
  /** H8: deletes the sender's own copies of messages to or about these numbers (E.164); absent if it stores none. */
  forget?(phones: readonly string[]): Promise<void>
}

export interface SmsMessage {
  /** E.164. */
  readonly to: string
  readonly text: string
  /** The sender's number or name; absent: the platform's own. */
  readonly from?: string
  /** Part of the text that is unique for this number; identifies repeats. */
  readonly mark: string
  /** Only messages sent from then on can be its earlier attempts; absent: all can. */
  readonly since?: Date
  /** True for a repeated attempt: the earlier one may have been accepted without a response. */
  readonly again: boolean
}
