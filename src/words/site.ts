export const reserveQuicklyOnline = 'Reserve Quickly Online'
export const secureOnlinePayments = 'Secure Online Payments'
export const applyForFinance = 'Apply For Finance'
