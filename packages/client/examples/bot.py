"""A bot in Python's standard library, over HTTP, which plays one game: python3 bot.py http://127.0.0.1:2567"""
import json, os, sys, time, urllib.error, urllib.request

URL = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:2567") + "/api"
PAUSE = int(os.environ.get("POLL_MS", "400")) / 1000
token = None


def ask(method, path, body=None):
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    while True:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(URL + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=10) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            code = json.load(error)["error"]["code"]
            if code not in ("rate-limited", "unavailable"):
                return code  # "invalid": a combination that the rules forbid; "conflict": already answered
            time.sleep(PAUSE)


def safe(d):
    """As little as the decision allows."""
    kind, places = d["kind"], range(len(d.get("options", [])))
    weights = d.get("limit", {}).get("values", [0] * len(places))
    amounts, left = list(d.get("minimum", [])), d.get("total", 0) - sum(d.get("minimum", []))
    for most in (d.get("lethal", []), d.get("maximum", [])):
        for i, enough in enumerate(most):
            more = max(0, min(left, min(enough, d["maximum"][i]) - amounts[i]))
            amounts[i], left = amounts[i] + more, left - more
    rest = list(places)
    piles = [[rest.pop(0) for _ in range(pile["min"])] for pile in d.get("piles", [])]
    for pile, room in zip(piles, d.get("piles", [])):
        pile += [rest.pop(0) for _ in range(min(len(rest), room["max"] - len(pile)))]
    return {"kind": kind, **{
        "act": {"act": next((i for i, a in enumerate(d.get("acts", [])) if a["kind"] == "pass"), 0)},
        "pick": {"options": sorted(places, key=weights.__getitem__)[: d.get("min")]},
        "order": {"options": list(places)},
        "modes": {"options": list(places)[: d.get("min")]},
        "distribute": {"amounts": amounts},
        "arrange": {"piles": piles},
        "number": {"number": d.get("min")},
        "confirm": {"yes": False},
        "attackers": {"attacks": d.get("least", [])},
        "blockers": {"blocks": d.get("least", [])},
        "pay": {"how": "auto" if d.get("proposal") else "cancel" if d.get("mayCancel") else "fromPool"},
        "name": {"name": (d.get("suggestions") or ["Forest"])[0]},
    }[kind]}


def wanted(d):
    if d["kind"] == "act":
        plays = [i for i, act in enumerate(d["acts"]) if act["kind"] in ("playLand", "cast")]
        return {"kind": "act", "act": plays[0], "autoPay": True} if plays else safe(d)
    if d["kind"] == "attackers":
        return {"kind": "attackers", "attacks": [[i, 0] for i in range(len(d["candidates"]))]}
    return safe(d)


token = ask("POST", "/guests", {"name": "Python bot", "bot": True})["token"]
catalogue = ask("GET", "/catalogue")
form = catalogue["formats"][0]["id"]
deck = next(deck["id"] for deck in catalogue["decks"] if form in deck["formats"])
ticket = ask("POST", "/queue", {"format": form, "deck": {"preset": deck}})["ticket"]
while "matchId" not in ticket:
    time.sleep(PAUSE)
    ticket = ask("GET", "/queue")["ticket"]
match = f"/matches/{ticket['matchId']}"
print("match", ticket["matchId"], flush=True)
while not (look := ask("GET", match + "/table"))["table"]["result"]:
    decision = look["snapshot"]["decision"]
    if not decision:
        time.sleep(PAUSE)
    elif ask("PUT", match + "/commands", {"decision": decision["id"], "choice": wanted(decision)}) == "invalid":
        ask("PUT", match + "/commands", {"decision": decision["id"], "choice": safe(decision)})
print("won" if look["snapshot"]["seat"] in look["table"]["result"]["winners"] else "lost")
