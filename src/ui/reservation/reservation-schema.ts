// Fetched with the first touch of the checkout's form, so that no page waits for it.
export { reservationFormSchema } from '#domain/reservation/reservation-form.ts'
