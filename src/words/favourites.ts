export const someoneChoseTheseCars = 'Someone chose these {=cars} for you to look at. Save the ones you like.'
export const savedDevice = 'Saved on this device.'
export const signInKeepThem = 'Sign in to keep them on all your devices'
export const removeThem = 'Remove them'
export const loadingYourCars = 'Loading your {=cars}…'
export const cars = '{=Cars}'
export const shareThisList = 'Share this list'
export const noCarsSavedYet = 'No {=cars} saved yet'
export const tapSaveAnyCar = 'Tap ‘Save’ on any {=car} and you’ll find it here.'
export const tradeNoSignUp = '{trade} No sign-up needed.'
export const turnJavaScriptBrowserSave = 'Turn on JavaScript in your browser to save {=cars}.'
export const seeAllStock = 'See all stock'
export const sharedCars = 'Shared {vehicle}s'
export const sharedList = 'Shared {favourites}'
export const soldNotListed = 'The {car} has been sold and is no longer listed.'
export const notFoundHere = {
  one: 'We couldn’t find {count} {=car} here.',
  other: 'We couldn’t find {count} {=cars} here.',
} as const
