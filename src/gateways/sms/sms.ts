/** Sends text messages. A message either was taken (resolved) or was not (throws GatewayError). */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
  /** D-19: deletes copies of its own that are older; left out where it stores none. */
  forgetBefore?(before: Date): Promise<void>
}

export interface SmsMessage {
  /** E.164. */
  readonly to: string
  readonly text: string
  /** A part of the text that no other message to this number has; by it a repeat is known. */
  readonly mark: string
  /** True: it was tried before, and may have been taken though no answer came. */
  readonly again: boolean
}
