"""Accounts: another password, another e-mail address, and a way back in for who has forgotten the password."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Request, Response
from pydantic import Field
from sqlalchemy.exc import IntegrityError

from longhall.server.api.deps import Anybody, HallHere, HallParts, Somebody, remember_device, set_cookie
from longhall.server.api.errors import REFUSALS, ApiError
from longhall.server.api.fields import Email, NewPassword, Password
from longhall.server.api.routes.people import (
    RequestBody,
    UserProfile,
    ask_for_email,
    limit_attempts,
    pending_fingerprint,
    profile,
    reloaded,
    send_confirmation,
)
from longhall.server.db.models import User
from longhall.server.notices.mails import password_reset_mail
from longhall.server.people.security import (
    check_password,
    hash_password,
    is_same_secret,
    password_fingerprint,
)
from longhall.server.rates import address_key

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["people"])


class PasswordRequest(RequestBody):
    """``password`` is the one until now."""

    password: Password
    new: NewPassword


class EmailRequest(RequestBody):
    email: Email
    password: Password


class ResetRequest(RequestBody):
    email: Email


LinkToken = Annotated[str, Field(max_length=500)]  # from the link in a mail


class ConfirmRequest(RequestBody):
    token: LinkToken


class NewPasswordRequest(RequestBody):
    token: LinkToken
    password: NewPassword


async def _own_password(request: Request, hall: HallParts, user: User, password: str) -> str:
    """The hash of the user's password, which must be given again for what an open window must not be enough for."""
    if user.password is None:
        raise ApiError(409, "error-no-account")
    limit_attempts(request, hall, f"password of {user.id}")
    if not await check_password(user.password, password):
        raise ApiError(403, "error-password")
    return user.password


@router.post("/me/password")
async def change_password(
    body: PasswordRequest,
    request: Request,
    response: Response,
    hall: HallHere,
    user: Somebody,
    background: BackgroundTasks,
) -> UserProfile:
    """Ends all other sessions of the user; the cookie in the answer is for this one. Tokens stay."""
    before = await _own_password(request, hall, user, body.password)
    if not await hall.store.change_password(user.id, before, await hash_password(body.new)):
        raise ApiError(403, "error-password")  # somebody else has changed it at the same time
    again = await reloaded(hall, user.id)
    if "authorization" not in request.headers:
        set_cookie(response, hall, again)
    background.add_task(hall.hang_up, user.id)  # after the answer: who comes back has the new cookie by then
    return profile(hall, again)


@router.post("/me/email")
async def change_email(
    body: EmailRequest, request: Request, hall: HallHere, user: Somebody, background: BackgroundTasks
) -> UserProfile:
    """What one logs in with and where notices go: at a hall that sends mail once a link that is sent there has been
    opened, and until then the address stays what it was."""
    await _own_password(request, hall, user, body.password)
    if hall.settings.mail.host:
        limit_attempts(request, hall, f"mail to {body.email}", kind="mails")
        return await ask_for_email(hall, user, body.email, background)
    try:
        await hall.store.change_user(user.id, email=body.email, verified=False)
    except IntegrityError:
        raise ApiError(409, "error-email-taken") from None
    return profile(hall, await reloaded(hall, user.id))


@router.post("/me/confirm", status_code=204)
async def ask_for_confirmation(request: Request, hall: HallHere, user: Somebody, background: BackgroundTasks) -> None:
    """Sends the link that verifies the user's address once more."""
    if not hall.settings.mail.host:
        raise ApiError(409, "error-no-mail")
    email = user.pending_email or user.email
    if email is None:
        raise ApiError(409, "error-no-email")
    limit_attempts(request, hall, f"mail to {email}", kind="mails")
    background.add_task(send_confirmation, hall, user.id)


@router.post("/confirm", status_code=204)
async def confirm(body: ConfirmRequest, request: Request, hall: HallHere, who: Anybody) -> None:
    """Verifies an e-mail address by the link in a mail. Whoever has the link need not be logged in."""
    limit_attempts(request, hall, f"login {address_key(who.address)}")
    read = hall.signer.read_link("confirm", body.token)
    user = await hall.store.user(read[0]) if read is not None else None
    email = user and (user.pending_email or user.email)
    if read is None or user is None or not email or not is_same_secret(read[1], pending_fingerprint(user, email)):
        raise ApiError(409, "error-link")
    if user.pending_email is None:
        await hall.store.verify_email(user.id, email)
    elif not await hall.store.confirm_pending_email(user.id, email):
        raise ApiError(409, "error-link")  # somebody else's by now


@router.post("/reset", status_code=204)
async def ask_for_reset(
    body: ResetRequest, request: Request, hall: HallHere, who: Anybody, background: BackgroundTasks
) -> None:
    """Sends a link to the address, if there is an account with it. The answer does not tell whether there is."""
    if not hall.settings.mail.host:
        raise ApiError(409, "error-no-mail")
    limit_attempts(request, hall, f"mail for {address_key(who.address)}", f"mail to {body.email}", kind="mails")
    background.add_task(_send_reset, hall, body.email)  # after the answer, which takes as long either way


async def _send_reset(hall: HallParts, email: str) -> None:
    user = await hall.store.user_by_email(email)
    if user is not None and user.password is not None:
        token = hall.signer.link_for("reset", user.id, password_fingerprint(user.password, email))
        hall.send_mail(password_reset_mail(hall.settings, user, token))


@router.post("/reset/password")
async def reset_password(
    body: NewPasswordRequest,
    request: Request,
    response: Response,
    hall: HallHere,
    who: Anybody,
    background: BackgroundTasks,
) -> UserProfile:
    """A new password by the link in a mail, which is good for an hour and for once. Ends all sessions and API tokens,
    and begins a session."""
    limit_attempts(request, hall, f"login {address_key(who.address)}")
    read = hall.signer.read_link("reset", body.token)
    user = await hall.store.user(read[0]) if read is not None else None
    if read is None or user is None or user.password is None or user.email is None:
        raise ApiError(409, "error-link")
    if not is_same_secret(read[1], password_fingerprint(user.password, user.email)):
        raise ApiError(409, "error-link")
    if not await hall.store.change_password(user.id, user.password, await hash_password(body.password), by_mail=True):
        raise ApiError(409, "error-link")  # used at the same time
    again = await reloaded(hall, user.id)
    set_cookie(response, hall, again)
    remember_device(response, hall, user.email)
    background.add_task(hall.hang_up, user.id)
    return profile(hall, again)
