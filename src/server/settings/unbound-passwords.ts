import { accountVariable } from '#domain/password-host.ts'

/** The passwords that staff's feeds and channels use, and the servers that they are for. */
export interface Passwords {
  readonly production: boolean
  readonly feedSecrets: Readonly<Record<string, string>>
  readonly feedHosts: Readonly<Record<string, string>>
  readonly channelSecrets: Readonly<Record<string, string>>
  readonly channelHosts: Readonly<Record<string, string>>
}

/**
 * S3-17: in production, a sentence for each password of a feed or channel that is for no named server. A manager who
 * changes the address of the feed has it sent to a server of their own, and reads it there.
 */
export function unboundPasswords({ production, ...given }: Passwords): readonly string[] {
  if (!production) return []
  return [
    ...unbound('FEED', given.feedSecrets, given.feedHosts),
    ...unbound('CHANNEL', given.channelSecrets, given.channelHosts),
  ]
}

function unbound(
  kind: 'FEED' | 'CHANNEL',
  secrets: Readonly<Record<string, string>>,
  hosts: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.keys(secrets)
    .filter((account) => hosts[account] === undefined)
    .map((account) => {
      const [secret, host] = (['SECRET', 'HOST'] as const).map((part) => accountVariable(`${kind}_${part}_`, account))
      return `${secret} goes to any server that the dealer's staff name: set ${host} to the name of its server.`
    })
}
