//! The table of attributes: where each may stand and which arguments it takes. Everything else about attributes follows it.

use crate::source::Error;
use crate::suggest::near;
use crate::tree::{Attribute, Prefix, Value};

/// Where an attribute may stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// On an enum.
    Enum,
    /// On an entry of an enum.
    Entry,
    /// On a type.
    Type,
    /// On a match.
    Match,
    /// On an intrinsic or a group.
    Intrinsic,
    /// On a parameter.
    Parameter,
}

impl Place {
    const fn describe(self) -> &'static str {
        match self {
            Self::Enum => "an enum",
            Self::Entry => "an enum's entry",
            Self::Type => "a type",
            Self::Match => "a match",
            Self::Intrinsic => "an intrinsic",
            Self::Parameter => "a parameter",
        }
    }
}

/// What a positional argument may be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Positional {
    /// There is none.
    None,
    /// Names.
    Names,
    /// Strings.
    Strings,
    /// Names or strings.
    Texts,
    /// Numbers.
    Numbers,
}

/// What keys an attribute takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Keys {
    /// None.
    None,
    /// These.
    Listed(&'static [&'static str]),
    /// The entries of the enum `target`.
    Targets,
}

/// One attribute.
#[derive(Debug)]
pub struct Spec {
    /// Its name.
    pub name: &'static str,
    /// Where it may stand.
    pub place: Place,
    /// Its positional arguments.
    pub positional: Positional,
    /// How many positional arguments at least and at most.
    pub count: (usize, usize),
    /// Its keys.
    pub keys: Keys,
    /// Whether it may end in a condition.
    pub condition: bool,
    /// Whether it may stand several times.
    pub repeats: bool,
}

const ANY: usize = usize::MAX;

const fn spec(name: &'static str, place: Place, positional: Positional, count: (usize, usize)) -> Spec {
    Spec { name, place, positional, count, keys: Keys::None, condition: false, repeats: false }
}

const fn per_target(name: &'static str, positional: Positional, count: (usize, usize), keys: Keys) -> Spec {
    Spec { name, place: Place::Intrinsic, positional, count, keys, condition: true, repeats: true }
}

const fn keyed(spec: Spec, keys: &'static [&'static str]) -> Spec {
    Spec { keys: Keys::Listed(keys), ..spec }
}

/// All attributes, in the order in which `intrinsics/README.md` describes them.
pub const ATTRIBUTES: &[Spec] = &[
    spec("precedence", Place::Type, Positional::Numbers, (1, 1)),
    spec("display", Place::Type, Positional::Strings, (1, 1)),
    spec("ns", Place::Enum, Positional::Strings, (1, 1)),
    spec("transform", Place::Enum, Positional::Names, (1, ANY)),
    spec("internal", Place::Entry, Positional::None, (0, 0)),
    spec("total", Place::Entry, Positional::None, (0, 0)),
    spec("version", Place::Entry, Positional::Names, (1, 1)),
    spec("prepares", Place::Entry, Positional::None, (0, 0)),
    spec("calls", Place::Entry, Positional::None, (0, 0)),
    spec("value", Place::Entry, Positional::Numbers, (1, 1)),
    spec("const", Place::Intrinsic, Positional::Texts, (0, 1)),
    spec("must_use", Place::Intrinsic, Positional::None, (0, 0)),
    spec("stage", Place::Intrinsic, Positional::Strings, (1, 3)),
    spec("reads", Place::Intrinsic, Positional::Names, (1, ANY)),
    spec("writes", Place::Intrinsic, Positional::Names, (1, ANY)),
    spec("effects", Place::Intrinsic, Positional::Names, (1, ANY)),
    keyed(spec("uniformity", Place::Intrinsic, Positional::Names, (0, ANY)), &["needs_uniform", "severity"]),
    spec("extension", Place::Intrinsic, Positional::Names, (1, ANY)),
    spec("feature", Place::Intrinsic, Positional::Names, (1, ANY)),
    keyed(spec("accuracy", Place::Intrinsic, Positional::Strings, (0, 1)), &["f32", "f16"]),
    Spec { condition: false, ..per_target("undefined", Positional::Texts, (2, 2), Keys::None) },
    per_target("emit", Positional::None, (0, 0), Keys::Targets),
    per_target("lower", Positional::None, (0, 0), Keys::Targets),
    per_target("refuse", Positional::Texts, (2, 2), Keys::None),
    spec("means", Place::Intrinsic, Positional::Strings, (1, 1)),
    spec("opaque", Place::Intrinsic, Positional::None, (0, 0)),
    spec("constant", Place::Parameter, Positional::Numbers, (2, 2)),
    spec("range", Place::Parameter, Positional::Numbers, (2, 2)),
    spec("literal", Place::Parameter, Positional::None, (0, 0)),
    spec("test_value", Place::Parameter, Positional::Numbers, (1, 1)),
];

/// Checks that every attribute of `prefix` may stand at `place` and has arguments of the right shape.
pub fn check(prefix: &Prefix, place: Place, targets: &[&str], errors: &mut Vec<Error>) {
    for (index, attribute) in prefix.attributes.iter().enumerate() {
        let name = &attribute.name;
        let Some(spec) = ATTRIBUTES.iter().find(|spec| spec.name == name.text) else {
            let names = ATTRIBUTES.iter().map(|spec| spec.name);
            let message = format!("unknown attribute '@{}'{}", name.text, near(&name.text, names));
            errors.push(Error::at(name.span, message));
            continue;
        };
        if spec.place != place {
            let (may, does) = (spec.place.describe(), place.describe());
            errors.push(Error::at(name.span, format!("'@{}' stands on {may}, not on {does}", spec.name)));
            continue;
        }
        let earlier = prefix.attributes[..index].iter().find(|other| other.name.text == name.text);
        if let Some(earlier) = earlier.filter(|_| !spec.repeats) {
            let error = Error::at(name.span, format!("'@{}' stands here twice", spec.name));
            errors.push(error.note(earlier.span, "first here"));
        }
        check_arguments(attribute, spec, targets, errors);
    }
}

fn check_arguments(attribute: &Attribute, spec: &Spec, targets: &[&str], errors: &mut Vec<Error>) {
    let mut positional = 0;
    for argument in &attribute.arguments {
        let Some(key) = &argument.key else {
            positional += 1;
            let fits = matches!(
                (spec.positional, &argument.value),
                (Positional::Names | Positional::Texts, Value::Name(_))
                    | (Positional::Strings | Positional::Texts, Value::Text(_))
                    | (Positional::Numbers, Value::Number(_))
            );
            if !fits {
                errors.push(Error::at(argument.span, format!("'@{}' takes {}", spec.name, takes(spec))));
            }
            continue;
        };
        let known = match spec.keys {
            Keys::None => false,
            Keys::Listed(keys) => keys.contains(&key.text.as_str()),
            Keys::Targets => {
                if !targets.contains(&key.text.as_str()) {
                    errors.push(unknown_target(key.span, &key.text, targets));
                }
                true
            }
        };
        if !known {
            errors.push(Error::at(key.span, format!("'@{}' has no argument '{}'", spec.name, key.text)));
        } else if matches!(argument.value, Value::Number(_)) {
            errors.push(Error::at(argument.span, format!("'{}' takes a name or a string", key.text)));
        }
    }
    let (least, most) = spec.count;
    let empty = spec.keys != Keys::None && attribute.arguments.is_empty();
    if positional < least || positional > most || empty {
        errors.push(Error::at(attribute.span, format!("'@{}' takes {}", spec.name, takes(spec))));
    }
    if let Some(condition) = attribute.conditions.first().filter(|_| !spec.condition) {
        errors.push(Error::at(condition.subject.span, format!("'@{}' takes no condition", spec.name)));
    }
}

/// The error for a name that the enum `target` does not list.
pub fn unknown_target(span: crate::source::Span, name: &str, targets: &[&str]) -> Error {
    let list = if targets.is_empty() { "none is declared".to_owned() } else { targets.join(", ") };
    let near = near(name, targets.iter().copied());
    Error::at(span, format!("unknown target '{name}': the enum 'target' lists those there are ({list}){near}"))
}

/// The arguments of an attribute in words.
fn takes(spec: &Spec) -> String {
    let noun = match spec.positional {
        Positional::None => "",
        Positional::Names => "name",
        Positional::Strings => "string",
        Positional::Texts => "name or string",
        Positional::Numbers => "number",
    };
    let many = |n: usize| match spec.positional {
        Positional::Texts => format!("{n} names or strings"),
        _ => format!("{n} {noun}s"),
    };
    let positional = match spec.count {
        (_, 0) => String::new(),
        (1, 1) => format!("one {noun}"),
        (0, 1) => format!("one {noun} or none"),
        (1, ANY) => format!("one {noun} or several"),
        (0, _) => format!("{noun}s"),
        (least, most) if least == most => many(least),
        (least, most) => format!("{least} to {}", many(most)),
    };
    let keys = match spec.keys {
        Keys::None => String::new(),
        Keys::Listed(keys) => format!("arguments of the form '{}: ...'", keys.join(": ...' or '")),
        Keys::Targets => "arguments of the form 'target: ...'".to_owned(),
    };
    match (positional.is_empty(), keys.is_empty()) {
        (true, true) => "no arguments".to_owned(),
        (true, false) => keys,
        (false, true) => positional,
        (false, false) => format!("{positional}, and {keys}"),
    }
}

/// The attribute of that name.
pub fn find<'a>(prefix: &'a Prefix, name: &str) -> Option<&'a Attribute> {
    prefix.attributes.iter().find(|attribute| attribute.name.text == name)
}
