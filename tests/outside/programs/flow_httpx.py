"""A day with the client of openapi-python-client: sign in, list, create a candidate with a PDF, write a note, analyze, delete."""

import sys

from cortex_client import AuthenticatedClient, Client
from cortex_client.api.analysis import analyze_resume
from cortex_client.api.auth import log_in
from cortex_client.api.candidates import create_candidate, delete_candidate, get_candidate, list_candidates
from cortex_client.api.jobs import list_jobs
from cortex_client.api.notes import create_candidate_note, list_candidate_notes
from cortex_client.models import AnalysisRequest, CandidateForm, CandidateNoteInput, LoginForm
from cortex_client.types import File

host, resume = sys.argv[1:]
session = log_in.sync(client=Client(base_url=host), body=LoginForm("admin@cortex.test", "cortex-admin"))
client = AuthenticatedClient(base_url=host, token=session.access_token, raise_on_unexpected_status=True)

before = list_candidates.sync(client=client)
job = list_jobs.sync(client=client)[0]
with open(resume, "rb") as file:
    form = CandidateForm(
        name="Robin Vale",
        email="robin.vale@cortex.test",
        phone="+1 555 0100",
        notes="By a generated client.",
        resume_file=File(payload=file, file_name="robin.pdf", mime_type="application/pdf"),
    )
    made = create_candidate.sync(client=client, body=form)
assert len(list_candidates.sync(client=client)) == len(before) + 1
note = create_candidate_note.sync(made.id, client=client, body=CandidateNoteInput("Called today."))
assert [one.text for one in list_candidate_notes.sync(made.id, client=client)] == [note.text]
analysis = analyze_resume.sync(client=client, body=AnalysisRequest(candidate_id=made.id, job_id=job.id))
assert 0 <= analysis.fit_score <= 100
delete_candidate.sync(made.id, client=client)
assert get_candidate.sync_detailed(made.id, client=client).status_code == 404
print(f"{len(before)} candidates listed, {made.resume_file_name} read, {analysis.fit_score} %")
