import { z } from "zod";

/** What the service says about a client that it admits to a seat; clients can't forge it, since only the service reserves seats. */
export const seatAuthSchema = z.object({
  seat: z.int().min(0).max(63),
  accountId: z.string(),
  /** By which session of the account; the seat is left when it ends. Not `sessionId`: Colyseus would give that name to the connection. */
  signedInBy: z.string().optional(),
});
