export const isNew = 'New'
export const used = 'Used'
export const demo = 'Demo'
