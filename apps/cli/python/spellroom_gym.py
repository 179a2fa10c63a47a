"""Spellroom's gym for Python, by the standard library alone.

    npm run cli -- gym --port 4700

    games = Games(port=4700, count=8, opponent="greedy")
    steps = games.reset(seed=1)
    steps = games.step([0] * 8)   # an action is a place in step["actions"], or an answer like those

Each step holds "seat", "observation" (numbers, named by games.features), "actions", "reward" and "done"; a game that is
done begins anew with the next step, whose action for it is not looked at. With views=True it also holds the whole "view".
"""
import json
import socket


class Games:
    """Games side by side that a learner plays."""

    def __init__(self, port=4700, count=1, opponent="greedy", maximum_decisions=4000, views=False, host="127.0.0.1"):
        self._socket = socket.create_connection((host, port))
        self._lines = self._socket.makefile("rw", encoding="utf-8", newline="\n")
        options = {"count": count, "opponent": opponent, "maximumDecisions": maximum_decisions, "views": views}
        self.features = self._ask({"op": "make", **options})["features"]

    def reset(self, seed=0):
        return self._ask({"op": "reset", "seed": seed})["steps"]

    def step(self, actions):
        return self._ask({"op": "step", "actions": list(actions)})["steps"]

    def close(self):
        self._lines.close()
        self._socket.close()

    def _ask(self, request):
        self._lines.write(json.dumps(request) + "\n")
        self._lines.flush()
        answer = json.loads(self._lines.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer


if __name__ == "__main__":
    import random
    import sys

    games = Games(port=int(sys.argv[1]) if len(sys.argv) > 1 else 4700, count=4, opponent="script")
    random.seed(1)
    steps, rewards = games.reset(seed=1), []
    while len(rewards) < 4:
        steps = games.step([random.randrange(max(1, len(step["actions"]))) for step in steps])
        rewards += [step["reward"] for step in steps if step["done"]]
    print("rewards", *rewards)
    games.close()
