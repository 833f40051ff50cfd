export const weeklyRepaymentWeekly = 'Weekly repayment: ${weekly}'
export const depositDeposit = 'Deposit: ${deposit}'
export const termMonthsMonths = 'Term: {months} months'
export const reservations = { one: '1 reservation', other: '{count} reservations' } as const
export const youAcceptedThem = 'You accepted them'
export const youDeclinedThem = 'You declined them'
export const cars = { one: '1 {=car}', other: '{count} {=cars}' } as const
export const nothingSaved = 'Nothing saved'
export const clear = 'Clear'
export const everythingIsCleared = 'Everything is cleared.'
export const dataDevice = 'Your data on this device'
export const nameSavesFewThings =
  '{name} saves a few things in your browser so you don’t have to enter them twice. Nobody else can read them, and they stay on this device until you send a form.'
export const whatMaySave = 'What we may save'
export const javaScriptOffBrowserSo =
  'JavaScript is off in this browser, so we only save the receipt of an enquiry. With JavaScript on we would save these items, and you could see and clear each of them here.'
export const clearEverything = 'Clear everything'
export const receiptEnquiry = 'the receipt of your enquiry'
export const yourSavedCars = 'Your saved {=cars}'
export const nothingSavedRightNow = 'Nothing saved right now'
export const itemsSavedRightNow = { one: '1 item saved right now', other: '{count} items saved right now' } as const
export const nameCleared = '{name}: cleared.'
export const nameSaved = '{name}: what we saved'
export const dataDeviceValue = 'Your data on this device | {value}'
export const tradeInValue = 'Trade-in value {value}'
