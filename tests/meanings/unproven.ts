/**
 * Members that are carried out, but of which no scenario here can tell: those of games with more than two players (myriad, whoever
 * loses, commanders) and what scenarios can't look at
 * (opening hands, which are over when a scenario begins; day and night, which nothing but the view asks for as yet) or name (both halves of a split card at once). Nothing
 * depends on "layout normal", which is how a card without another layout is read. A member that a scenario proves must go
 * from this list, and no other may come to it.
 */
export const UNPROVEN: readonly string[] = [
  "event losesGame",
  "keyword ability fuse",
  "keyword ability myriad",
  "keyword action dayBecomes",
  "keyword action myriad",
  "keyword action nightBecomes",
  "layout normal",
  "rule effect beginsOnBattlefield",
  "status commander",
];
