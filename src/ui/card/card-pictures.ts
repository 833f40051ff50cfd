/** What a card's other pictures need, as one file that loads with the first finger, mouse or focus on a card. */
export { CardSteps } from './card-steps.tsx'
export { watchCards } from './swipe-pictures.ts'
