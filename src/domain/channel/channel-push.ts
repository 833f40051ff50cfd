import { z } from 'zod'
import { nextAttempt } from '../lead/delivery/delivery-retry.ts'
import { accountVariable } from '../password-host.ts'
import { CHANNEL_FILES, type ChannelName } from './channel.ts'

const PRINTABLE = /^[^\p{Cc}]*$/u

/**
 * OUT-1: where a channel's file is sent by SFTP. It holds no password: that is in the server's environment, under the
 * name that `pushSecretAccount` gives.
 */
export const pushTargetSchema = z.object({
  host: z
    .string()
    .trim()
    .max(253)
    .regex(
      /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[?[0-9a-f:]+\]?)$/i,
      'Enter the server’s name alone, such as sftp.partner.example.',
    ),
  port: z.coerce
    .number('Enter the port as a number; SFTP uses 22.')
    .int('Enter the port as a number; SFTP uses 22.')
    .min(1, 'Enter a port from 1 to 65535.')
    .max(65_535, 'Enter a port from 1 to 65535.'),
  path: z
    .string()
    .trim()
    .max(500)
    .regex(PRINTABLE, 'Leave control characters out of the path.')
    .regex(/^\/(?:.*\/)?[^/]+$/, 'Enter the path with the file’s name, such as /in/stock.csv.')
    .refine(
      (path) => !path.split('/').some((part) => part === '.' || part === '..'),
      'Leave . and .. out of the path.',
    ),
  username: z
    .string()
    .trim()
    .min(1, 'Enter the user name.')
    .max(200)
    .regex(PRINTABLE, 'Leave control characters out of the user name.'),
  /** As ssh-keygen -l prints it. */
  hostKey: z
    .string()
    .trim()
    .regex(
      /^SHA256:[A-Za-z0-9+/]{43}$/,
      'Enter the server’s key as SHA256: and 43 characters, as ssh-keygen -l prints it. The partner can tell you.',
    ),
})

export type PushTarget = z.output<typeof pushTargetSchema>

/** The form's initial values. */
export function proposedPush(channel: ChannelName): Readonly<Record<keyof PushTarget, string>> {
  return { host: '', port: '22', path: `/${channel}.${CHANNEL_FILES[channel].extension}`, username: '', hostKey: '' }
}

/**
 * The account whose password is in the environment, as CHANNEL_SECRET_{ACCOUNT}. It is made from site and channel, so
 * that a dealer cannot name another dealer's password.
 */
export function pushSecretAccount(siteSlug: string, channel: ChannelName): string {
  return `${siteSlug}--${channel}`
}

/** The name of the variable: 'CHANNEL_SECRET_CITY_CARS__GOOGLE'. */
export function pushSecretVariable(siteSlug: string, channel: ChannelName): string {
  return accountVariable('CHANNEL_SECRET_', pushSecretAccount(siteSlug, channel))
}

/** OUT-1: tries in a row before a push is given up, in eight and a half hours: a server that is away for a night. */
export const MOST_PUSH_TRIES = 10

/** When a file is tried again after `failures` tries in a row; null: given up, until a person sends it again. */
export function nextPushTry(failures: number, failedAt: Date): Date | null {
  return failures >= MOST_PUSH_TRIES ? null : nextAttempt(failures, failedAt)
}
