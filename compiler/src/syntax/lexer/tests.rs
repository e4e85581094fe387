//! What becomes of text at the edges between tokens.

use super::*;

fn kinds(source: &str) -> Vec<&str> {
    let mut diagnostics = Diagnostics::new();
    let tokens = tokenize(source, &mut Interner::new(), &mut diagnostics);
    assert!(diagnostics.is_empty(), "{source}: {diagnostics:?}");
    tokens.iter().map(|token| token.text(source)).collect()
}

/// The text with template lists in «guillemets».
fn templates(source: &str) -> String {
    let mut diagnostics = Diagnostics::new();
    let mut text = String::new();
    for token in tokenize(source, &mut Interner::new(), &mut diagnostics) {
        text.push_str(match token.kind {
            TokenKind::TemplateArgsStart => "«",
            TokenKind::TemplateArgsEnd => "»",
            _ => token.text(source),
        });
    }
    text
}

fn rules_of(source: &str) -> Vec<&'static str> {
    let mut diagnostics = Diagnostics::new();
    tokenize(source, &mut Interner::new(), &mut diagnostics);
    diagnostics.iter().map(|diagnostic| diagnostic.rule.id).collect()
}

#[test]
fn the_longest_token_is_taken() {
    assert_eq!(kinds("a>>=b<<=c"), ["a", ">>=", "b", "<<=", "c", ""]);
    assert_eq!(kinds("a->b--c++d"), ["a", "->", "b", "--", "c", "++", "d", ""]);
    assert_eq!(kinds("1.5.x 1.e3f.5h 0x1.8p-3f"), ["1.5", ".", "x", "1.e3f", ".5h", "0x1.8p-3f", ""]);
}

#[test]
fn comments_and_blankspace_leave_nothing() {
    assert_eq!(kinds("a/*/**/*/b//c\u{85}d//e\u{2028}f//g\rh"), ["a", "b", "d", "f", "h", ""]);
    assert_eq!(kinds("\u{200e}a\u{200f}b\u{b}\u{c}"), ["a", "b", ""]);
    assert_eq!(rules_of("a /* /* */"), ["wgsl/unterminated-comment"]);
}

#[test]
fn template_lists_are_discovered() {
    for (source, expected) in [
        ("array<vec2<f32>>=b", "array«vec2«f32»»=b"),
        ("a<b>>=c", "a«b»>=c"),
        ("a<b<<c>", "a«b<<c»"),
        ("a<b<=c>", "a«b<=c»"),
        ("a<(b>=c)>", "a«(b>=c)»"),
        ("a<(b!=c)>", "a«(b!=c)»"),
        ("a<(b==c)>", "a«(b==c)»"),
        ("a(b<c,d>(e))", "a(b«c,d»(e))"),
        ("a[b<d]>()", "a[b<d]>()"),
        ("a<b||c>d", "a<b||c>d"),
        ("a<b&&c>d", "a<b&&c>d"),
        ("f(a<b||(c>d))", "f(a<b||(c>d))"),
        ("array<i32,select(2,3,a>b)>", "array«i32,select(2,3,a>b)»"),
        ("a<b;c>d", "a<b;c>d"),
        ("a<b=c>d", "a<b=c>d"),
        ("true<a>b", "true<a>b"),
        ("1<a>b", "1<a>b"),
        ("var<private>x", "var«private»x"),
        ("a /**/ < /**/ b >", "a«b»"),
    ] {
        assert_eq!(templates(source), expected);
    }
}

#[test]
fn what_is_no_token_is_reported_once() {
    assert_eq!(rules_of("a $$# b \u{feff}"), ["wgsl/invalid-character", "wgsl/invalid-character"]);
    assert_eq!(rules_of("\u{feff}a"), ["wgsl/byte-order-mark"]);
    assert_eq!(rules_of("a \0\0 // \0"), ["wgsl/null-code-point"]);
    assert_eq!(rules_of("enum a enum __b _c _"), ["wgsl/reserved-word", "wgsl/identifier-underscores"]);
}

#[test]
fn numbers_of_bad_form_are_one_token() {
    for source in
        ["01", "007u", "00f", "0x", "0x.p1", "1e", "1e+", "0x1p", "0x1p+", "1q", "1.0fx", "1uu", "0x1.8f_", "1é"]
    {
        assert_eq!(rules_of(source), ["wgsl/numeric-literal-form"], "{source}");
        assert_eq!(
            tokenize(source, &mut Interner::new(), &mut Diagnostics::new()).len(),
            if source.contains('+') { 3 } else { 2 },
            "{source}"
        );
    }
    for source in ["0", "0f", "01.", "01e5", ".0", "0X1.", "0x.8", "0xfi", "1h", "0.e+4f", "0x1P+4f"] {
        assert!(rules_of(source).is_empty(), "{source}");
    }
}

#[test]
fn what_is_no_token_ends_at_blankspace() {
    let places = |source: &str| -> Vec<(u32, u32)> {
        let mut diagnostics = Diagnostics::new();
        tokenize(source, &mut Interner::new(), &mut diagnostics);
        diagnostics.iter().map(|diagnostic| (diagnostic.span.start, diagnostic.span.end)).collect()
    };
    assert_eq!(places("a ? b"), [(2, 3)]);
    assert_eq!(places("##\t# #\n#"), [(0, 2), (3, 4), (5, 6), (7, 8)]);
}
