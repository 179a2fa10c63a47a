import { z } from "zod";

/** What the service says about a client that it admits to a seat; clients can't forge it, since only the service reserves seats. */
export const seatAuthSchema = z.object({
  seat: z.int().min(0).max(63),
  accountId: z.string(),
  /** The account's session; the seat is vacated when it ends. Not named `sessionId`, since Colyseus uses that for the connection. */
  signedInBy: z.string().optional(),
});
