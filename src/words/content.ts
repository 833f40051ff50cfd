export const onThisPage = 'On this page'
export const lastUpdatedUpdated = 'Last updated {updated}'
