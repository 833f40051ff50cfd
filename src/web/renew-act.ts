/** The value of `act` by which a buyer asks for a new link in place of one that is over (H4-4). */
export const RENEW = 'renew'
