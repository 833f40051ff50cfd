export const couldntReachListCheck = 'We couldn’t reach your list. Check your connection and try again.'
export const remove = 'Remove'
export const signedPhone = 'Signed in with {phone}'
export const signOut = 'Sign out'
export const takeOffList = { one: 'Take it off the list', other: 'Take them off the list' } as const
export const savedVehicleWordS = 'Saved {vehicleWord}s'
export const compareFirstFew = 'Compare the first few'
export const compareBoth = 'Compare both'
export const nothingElseSaved = 'Nothing else saved'
export const nothingSavedYet = 'Nothing saved yet'
export const pressSaveVehicleWordLike =
  'Press ‘Save’ on a {vehicleWord} you like and it waits here, on any phone or computer you sign in on. If it sells, you will see that here too.'
export const seeAllStock = 'See all stock'
export const yourVisits = 'Your visits'
export const yourReservations = 'Your reservations'
export const yourValuations = 'Your trade-in valuations'
export const yourAlerts = 'Your alerts'
export const titleWhen = '{title}, {when}'
export const titleReference = '{title}, {reference}'
export const booked = 'Booked'
export const cancelled = 'Cancelled'
export const over = 'Over'
export const reservedCar = 'Reserved {=car}'
export const receipt = 'Deposit of {amount} paid by card on {when}.'
export const refunded = 'The deposit is refunded.'
export const heldUntil = 'Held for you until {when}.'
export const goodUntil = 'Good until {when}.'
export const alertsByText = { one: '1 alert by text', other: '{count} alerts by text' } as const
export const alertsByMail = { one: '1 alert by email to {email}', other: '{count} alerts by email to {email}' } as const
export const carSold = 'The {car} has been sold.'
export const noLongerOnSite = {
  one: '{count} {vehicle} is not on our site any more.',
  other: '{count} {vehicle}s are not on our site any more.',
} as const
