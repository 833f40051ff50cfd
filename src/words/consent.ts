export const decline = 'Decline'
export const accept = 'Accept'
export const useTagsSeeWhich =
  'We use {tags} to see which pages and ads help people. Their cookies load only if you accept.'
export const privacyPolicy = 'Privacy policy'
export const cookies = 'Cookies'
export const cookiesComeFromTags = 'The cookies come from {tags}. You can change your answer at any time.'
