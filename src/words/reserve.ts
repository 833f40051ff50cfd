export const sandboxPaymentNoMoney = 'Sandbox payment: no money moves'
