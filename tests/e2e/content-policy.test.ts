import { expect, it } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { shareStage } from "../support/stage.ts";

const PAGES = [
  "/",
  "/lobby",
  "/decks",
  "/cards",
  "/cards/Forest",
  "/replays",
  "/ranking",
  "/account",
  "/about",
  "/nowhere",
];

const stage = shareStage();

it("pages need nothing that their policy forbids, and what was put into one does not run", async () => {
  const context = await openWindow(stage.browser);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
  for (const path of PAGES) {
    await page.goto(stage.server.url + path, { waitUntil: "networkidle" });
    await page.getByRole("link").first().waitFor();
  }
  expect(complaints).toEqual([]);
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "document.body.dataset.ran = 'yes'";
    document.body.append(script);
    const elsewhere = await fetch("https://elsewhere.example/").then(
      () => "reached",
      () => "refused",
    );
    return [document.body.dataset.ran, elsewhere];
  });
  expect(ran).toEqual([undefined, "refused"]);
  expect(complaints.length).toBeGreaterThanOrEqual(2);
  await context.close();
});
