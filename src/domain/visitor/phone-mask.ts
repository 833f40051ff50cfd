/** How much of a number shows before it is asked for (PHONE-1). */
const VISIBLE = 5

/** '07 32********': the first 5 characters, the rest stars (PHONE-1). */
export function maskPhone(phone: string): string {
  return phone.slice(0, VISIBLE) + '*'.repeat(Math.max(0, phone.length - VISIBLE))
}
