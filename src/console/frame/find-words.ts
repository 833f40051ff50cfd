export const FIND_LABEL = 'Find people, cars, leads, pages and what to do'
export const FIND_PLACEHOLDER = 'Name, phone, car, stock number, or what you want to do'
