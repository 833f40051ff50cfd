import { z } from 'zod'

/** Booking a time for a test drive (FORM-14). */
export const appointments = z
  .strictObject({
    booking: z
      .boolean()
      .default(false)
      .describe('A test drive is booked at a time that the location has free; else the visitor only says a wish.'),
    slotMinutes: z.int().min(10).max(480).default(60).describe('How long an appointment takes.'),
    leadHours: z.int().min(0).max(720).default(2).describe('How many hours before it an appointment must be made.'),
    changeHours: z
      .int()
      .min(0)
      .max(720)
      .default(2)
      .describe(
        'Until how many hours before it a visitor can move or cancel an appointment by the link that they got.',
      ),
    daysAhead: z.int().min(1).max(365).default(21).describe('How many days ahead an appointment can be made.'),
    atOnce: z.int().min(1).max(100).default(1).describe('How many visitors a location can take at one time.'),
  })
  .prefault({})
