export const seeWhichPriceWeekly =
  'See which price your weekly repayment and deposit reach at {siteName}, interest included.'
export const budgetFinderSiteName = 'Budget finder | {siteName}'
