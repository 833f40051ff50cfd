export const carNoLongerSite = 'This {=car} is no longer on our site.'
export const carBeenSoldSo = 'This {=car} has been sold, so its PDF is no longer available.'
export const couldntCreatePdfPlease = 'We couldn’t create the PDF. Please try again in a minute.'
