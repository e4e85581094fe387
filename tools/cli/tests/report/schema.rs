//! As much of JSON Schema as our own schema and that of SARIF use.

use serde_json::Value;

/// Keywords that say nothing about what is valid, or only about texts: `format` and `pattern` are not checked.
const IGNORED: &[&str] = &[
    "$comment",
    "$defs",
    "$id",
    "$schema",
    "default",
    "definitions",
    "description",
    "format",
    "id",
    "pattern",
    "title",
];

/// What of a value a schema does not allow, each with its path.
pub fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    check(schema, schema, value, "", &mut faults);
    faults
}

fn check(root: &Value, schema: &Value, value: &Value, path: &str, faults: &mut Vec<String>) {
    let Some(keywords) = schema.as_object() else { return };
    for (keyword, rule) in keywords {
        let list = || rule.as_array().into_iter().flatten();
        let is_right = match keyword.as_str() {
            "$ref" => {
                let target = rule.as_str().and_then(|text| root.pointer(text.trim_start_matches('#')));
                check(root, target.expect("references lead somewhere"), value, path, faults);
                true
            }
            "type" => rule.as_str().into_iter().chain(list().filter_map(Value::as_str)).any(|name| is_a(value, name)),
            "const" => value == rule,
            "enum" => list().any(|allowed| allowed == value),
            "minimum" => value.as_f64().is_none_or(|number| number >= rule.as_f64().expect("a number")),
            "minItems" => value.as_array().is_none_or(|items| items.len() as u64 >= rule.as_u64().expect("a number")),
            "uniqueItems" => value
                .as_array()
                .is_none_or(|items| items.iter().enumerate().all(|(index, item)| !items[..index].contains(item))),
            "required" => list().all(|name| {
                value.as_object().is_none_or(|members| members.contains_key(name.as_str().expect("a name")))
            }),
            "additionalProperties" if rule == false => value
                .as_object()
                .is_none_or(|members| members.keys().all(|name| schema["properties"].get(name).is_some())),
            "anyOf" | "oneOf" => list().any(|option| {
                let mut found = Vec::new();
                check(root, option, value, path, &mut found);
                found.is_empty()
            }),
            "properties" | "items" | "additionalProperties" => true,
            name if IGNORED.contains(&name) => true,
            name => panic!("this validator does not know '{name}'"),
        };
        if !is_right {
            faults.push(format!("{path}: against {keyword}: {rule}"));
        }
    }
    for (name, member) in value.as_object().into_iter().flatten() {
        let rule = schema["properties"]
            .get(name)
            .or_else(|| schema.get("additionalProperties").filter(|rule| rule.is_object()));
        if let Some(rule) = rule {
            check(root, rule, member, &format!("{path}/{name}"), faults);
        }
    }
    if let Some(rule) = schema.get("items") {
        for (index, item) in value.as_array().into_iter().flatten().enumerate() {
            check(root, rule, item, &format!("{path}/{index}"), faults);
        }
    }
}

fn is_a(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        _ => panic!("there is no type '{name}'"),
    }
}
