export const PASSWORD_HINT = '12 characters or more. A few words that do not belong together are good.'
