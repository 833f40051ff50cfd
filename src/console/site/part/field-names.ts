/** Names of a form's fields: what a control holds, and what the site had written when it was shown. */
export const valueName = (path: string) => `v:${path}`
export const beforeName = (path: string) => `b:${path}`
/** Id of an option's place on its page. */
export const anchorOfPath = (path: string) => `at-${path.replaceAll('/', '-')}`
export const BEFORE_NAME = /^b:(.+)$/
