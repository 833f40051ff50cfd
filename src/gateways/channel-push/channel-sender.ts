import type { PushTarget } from '#domain/channel/channel-push.ts'

/** Sends channels' files to partners' servers (OUT-1). */
export interface ChannelSender {
  /** Never throws for what a remote server does: that is an outcome. */
  send(file: SentFile): Promise<SendOutcome>
  /** Whether this installation has a password for an account. */
  hasPassword(account: string): boolean
}

export interface SentFile {
  readonly siteSlug: string
  readonly target: PushTarget
  /** The account of the password (`pushSecretAccount`). */
  readonly account: string
  readonly body: string
}

export type SendOutcome =
  | { readonly ok: true }
  /** A phrase that follows 'The server …', such as 'refused user name or password'. */
  | { readonly ok: false; readonly fault: string }
