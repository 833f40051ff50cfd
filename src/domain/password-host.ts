/** A server that a password would be sent to. `host` may be written in capitals or with a dot at its end. */
export interface CalledServer {
  readonly host: string
  readonly port: string | number
}

/** How an operator names a server: 'sftp.dealer.example', or with the one port that the password is for. */
const NAMED = /^(?<host>[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::(?<port>\d{1,5}))?$/

export function isServerName(text: string): boolean {
  return NAMED.test(text.toLowerCase())
}

/**
 * S3-17: why a password of the environment does not go to a server that staff named, as a phrase that follows 'The
 * server …'; null: it may. `named`: the server that the operator names; undefined: none.
 */
export function otherHostFault(named: string | undefined, { host, port }: CalledServer): string | null {
  if (named === undefined) return null
  const server = NAMED.exec(named.toLowerCase())?.groups
  const called = host
    .toLowerCase()
    .replace(/^([0-9a-f]*:[0-9a-f:]*)$/, '[$1]')
    .replace(/\.$/, '')
  if (server?.host === called && (server.port === undefined || server.port === String(port))) return null
  return `was not called: its password is for ${named} alone. If ${called}:${port} is right, ask Forecourt’s support to allow it`
}

/** The name of an account's variable: 'FEED_HOST_CITY_CARS__STOCK'. */
export function accountVariable(prefix: string, account: string): string {
  return `${prefix}${account.toUpperCase().replaceAll('-', '_')}`
}
