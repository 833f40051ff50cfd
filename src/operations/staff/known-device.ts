import { timingSafeEqual } from 'node:crypto'
import type { Platform } from '../platform.ts'

type Keyed = Pick<Platform, 'keyedHash' | 'consoleOrigin' | 'randomId'>

const A_YEAR_S = 365 * 86_400

/**
 * S3-9: the cookie of a browser in which an account has signed in. Tries from there count by themselves, so that strangers
 * who guess keep no one out of their own device. It is set after the second factor, and proves nothing else.
 */
export function knownDeviceCookie(platform: Keyed, email: string): string {
  const device = platform.randomId()
  const secure = platform.consoleOrigin?.startsWith('https:') ? '; Secure' : ''
  const value = `${device}.${markOf(platform, email, device)}`
  return `${nameOf(platform, email)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${A_YEAR_S}${secure}`
}

/** The device of a request, if this account signed in there before; else null. */
export function knownDevice(platform: Keyed, email: string, headers: Headers): string | null {
  const name = `${nameOf(platform, email)}=`
  const cookie = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((each) => each.startsWith(name))
  const [device = '', mark = ''] = cookie?.slice(name.length).split('.') ?? []
  return device !== '' && isSame(mark, markOf(platform, email, device)) ? device : null
}

/** One cookie for each account, since several people can share a computer. */
function nameOf({ keyedHash }: Keyed, email: string): string {
  return `console_known_${keyedHash(`known device of ${email.trim().toLowerCase()}`).slice(0, 12)}`
}

function markOf({ keyedHash }: Keyed, email: string, device: string): string {
  return keyedHash(`known device ${email.trim().toLowerCase()} ${device}`)
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
