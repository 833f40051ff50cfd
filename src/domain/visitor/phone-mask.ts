/** PHONE-1: visible characters of a masked number. */
const VISIBLE = 5

/** PHONE-1: '07 32********', with stars after the visible characters. */
export function maskPhone(phone: string): string {
  return phone.slice(0, VISIBLE) + '*'.repeat(Math.max(0, phone.length - VISIBLE))
}
