//! The client against a compiler that answers, lies, hangs and dies on demand. The test binary plays that compiler itself
//! when it is started as `fake`, so it brings its own `main`.

use colorfast_protocol::{Client, Failure, Launch, Request, Response};
use libtest_mimic::{Arguments, Trial};
use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::Duration;

const LIMIT: Duration = Duration::from_millis(400);

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some("fake") {
        fake();
        return ExitCode::SUCCESS;
    }
    let tests = [
        ("an_answer_comes_back_under_its_id", answers as fn()),
        ("a_hang_is_killed_and_the_next_request_succeeds", hangs),
        ("a_crash_carries_status_and_stderr", crashes),
        ("a_wrong_id_is_refused", lies),
        ("text_that_is_no_answer_is_refused", babbles),
        ("a_missing_program_is_a_start_failure", missing),
        ("a_large_request_passes", large),
    ];
    let tests = tests.map(|(name, run)| {
        Trial::test(name, move || {
            run();
            Ok(())
        })
    });
    libtest_mimic::run(&Arguments::from_args(), tests.into()).exit_code()
}

/// A compiler whose behaviour is the request's source.
fn fake() {
    let stdin = std::io::stdin().lock();
    let mut stdout = std::io::stdout().lock();
    for line in stdin.lines() {
        let request: Request = serde_json::from_str(&line.expect("a line")).expect("a request");
        let mut id = request.id;
        match request.source.as_deref().unwrap_or_default() {
            "hang" => std::thread::sleep(Duration::from_secs(60)),
            "crash" => {
                eprintln!("the last words");
                std::process::abort();
            }
            "lie" => id += 1,
            "babble" => {
                writeln!(stdout, "I cannot say").expect("the driver listens");
                continue;
            }
            _ => {}
        }
        let name = request.source.map(|source| source.len().to_string());
        let answer = Response { id, ok: true, name, ..Response::default() };
        writeln!(stdout, "{}", serde_json::to_string(&answer).expect("plain data")).expect("the driver listens");
        stdout.flush().expect("the driver listens");
    }
}

fn client() -> Client {
    Client::new(Launch::new(std::env::current_exe().expect("a test has a path"), &["fake"]), LIMIT)
}

fn answers() {
    let mut client = client();
    for length in 1..4 {
        let answer = client.request(Request::wgsl("check", &"x".repeat(length))).expect("an answer");
        assert_eq!((answer.id, answer.name), (length as u64, Some(length.to_string())));
    }
    assert_eq!((client.counts().requests, client.counts().starts), (3, 1));
}

fn hangs() {
    let mut client = client();
    assert_eq!(client.request(Request::wgsl("check", "hang")), Err(Failure::Hung(LIMIT)));
    assert!(client.request(Request::wgsl("check", "")).is_ok());
    assert_eq!((client.counts().hangs, client.counts().starts), (1, 2));
}

fn crashes() {
    let mut client = client();
    let Err(Failure::Crashed { stderr, .. }) = client.request(Request::wgsl("check", "crash")) else {
        panic!("an aborted process has crashed");
    };
    assert!(stderr.contains("the last words"), "{stderr}");
    assert!(client.request(Request::wgsl("check", "")).is_ok());
    assert_eq!((client.counts().crashes, client.counts().starts), (1, 2));
}

fn lies() {
    let mut client = client();
    assert!(matches!(client.request(Request::wgsl("check", "lie")), Err(Failure::BadAnswer(_))));
    assert!(
        client.request(Request::wgsl("check", "")).is_ok(),
        "an answer of the old process is not taken for the new"
    );
}

fn babbles() {
    assert!(matches!(client().request(Request::wgsl("check", "babble")), Err(Failure::BadAnswer(_))));
}

fn missing() {
    let mut client = Client::new(Launch::new("/nonexistent/compiler", &[]), LIMIT);
    assert!(matches!(client.request(Request::new("hello")), Err(Failure::Start(_))));
    assert_eq!(client.counts().starts, 0);
}

fn large() {
    let length = 1 << 20;
    let answer = client().request(Request::wgsl("check", &"y".repeat(length))).expect("an answer");
    assert_eq!(answer.name, Some(length.to_string()));
}
