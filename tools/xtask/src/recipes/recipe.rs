//! Reading recipes: their steps, commands and limits.

use std::fs;
use std::path::{Path, PathBuf};

/// Where recipes are, a folder each.
pub const FOLDER: &str = "tools/xtask/recipes";

/// What adding one kind of thing takes.
#[derive(Debug)]
pub struct Recipe {
    pub name: String,
    /// The heading in CONTRIBUTING.md that it follows.
    pub section: String,
    /// The most files that its steps may edit by hand.
    pub most_files: usize,
    /// What is done by hand.
    pub steps: Vec<Step>,
    /// What is run then, in order: what writes files, and the proof.
    pub commands: Vec<Command>,
}

/// An edit of one place.
#[derive(Debug)]
pub struct Step {
    pub name: String,
    /// The file that says it.
    pub source: PathBuf,
    pub file: String,
    pub place: Place,
    pub text: String,
    /// What a failure says where the step is left out. The proof has none: it is no step of CONTRIBUTING.
    pub words: Vec<String>,
}

/// Where a step's text goes.
#[derive(PartialEq, Eq, Debug)]
pub enum Place {
    /// A file of its own.
    New,
    /// Before the one line that is this.
    Before(String),
    /// After it.
    After(String),
}

/// A command of cargo's.
#[derive(Debug)]
pub struct Command {
    pub name: String,
    pub arguments: Vec<String>,
    pub blesses: bool,
    /// What a failure says where the command is left out; none for commands that only prove.
    pub words: Vec<String>,
}

/// A step or command that may be left out.
pub struct Leavable<'a> {
    pub name: &'a str,
    pub words: &'a [String],
}

impl Recipe {
    /// Those of all folders, by name.
    pub fn read_all(folder: &Path) -> Result<Vec<Self>, String> {
        let folders = entries(folder)?.into_iter().filter(|path| path.is_dir());
        folders.map(|path| Self::read(&path)).collect()
    }

    fn read(folder: &Path) -> Result<Self, String> {
        let mut recipe =
            Self { name: stem(folder), section: String::new(), most_files: 0, steps: Vec::new(), commands: Vec::new() };
        for path in entries(folder)? {
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            if stem(&path) == "recipe" {
                recipe.head(&text).map_err(|error| format!("{}: {error}", path.display()))?;
            } else {
                let step = Step::read(&path, &text).map_err(|error| format!("{}: {error}", path.display()))?;
                recipe.steps.push(step);
            }
        }
        Ok(recipe)
    }

    /// `recipe.txt`
    fn head(&mut self, text: &str) -> Result<(), String> {
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(' ') {
                Some(("most-files", count)) => self.most_files = count.parse().map_err(|_| "most-files is a number")?,
                Some(("section", heading)) => self.section = heading.to_owned(),
                Some(("run", rest)) => self.commands.push(Command::read(rest)),
                Some(("forgotten", words)) => {
                    let command = self.commands.last_mut().ok_or("'forgotten' follows a command")?;
                    command.words.push(words.to_owned());
                }
                _ => return Err(format!("'{line}' is no line of a recipe")),
            }
        }
        Ok(())
    }

    /// The steps that CONTRIBUTING asks for.
    pub fn by_hand(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(|step| !step.words.is_empty())
    }

    /// The files that its steps edit and CONTRIBUTING.md, of which `text` is the whole, does not name in its section, nor a folder of
    /// theirs. Paths there may begin below `compiler/src/`.
    pub fn unnamed<'a>(&'a self, text: &str) -> Vec<&'a str> {
        let section = text.split_once(&format!("\n### {}\n", self.section)).map_or("", |(_, rest)| rest);
        let section = section.split("\n#").next().unwrap_or_default();
        let is_named = |file: &str| {
            let path = file.strip_prefix("compiler/src/").unwrap_or(file);
            let folders = path.match_indices('/').map(|(end, _)| &path[..=end]);
            section.contains(path) || folders.into_iter().any(|folder| section.contains(&format!("{folder}`")))
        };
        let files = self.by_hand().map(|step| step.file.as_str());
        files.filter(|file| !is_named(file)).collect()
    }

    /// All that somebody could forget.
    pub fn leavable(&self) -> Vec<Leavable<'_>> {
        let steps = self.steps.iter().map(|step| Leavable { name: &step.name, words: &step.words });
        let commands = self.commands.iter().map(|command| Leavable { name: &command.name, words: &command.words });
        steps.chain(commands).filter(|left| !left.words.is_empty()).collect()
    }
}

impl Step {
    fn read(path: &Path, text: &str) -> Result<Self, String> {
        let (head, text) = text.split_once("---\n").ok_or("no line '---' ends its head")?;
        let (mut file, mut place, mut words) = (None, None, Vec::new());
        for line in head.lines() {
            match line.split_once(' ') {
                Some(("file", path)) => file = Some(path.to_owned()),
                Some(("new", path)) => (file, place) = (Some(path.to_owned()), Some(Place::New)),
                Some(("before", line)) => place = Some(Place::Before(line.to_owned())),
                Some(("after", line)) => place = Some(Place::After(line.to_owned())),
                Some(("forgotten", text)) => words.push(text.to_owned()),
                _ => return Err(format!("'{line}' is no line of a step's head")),
            }
        }
        Ok(Self {
            name: stem(path),
            source: path.to_owned(),
            file: file.ok_or("it names no file")?,
            place: place.ok_or("it does not say where its text goes")?,
            text: text.to_owned(),
            words,
        })
    }
}

impl Command {
    fn read(line: &str) -> Self {
        let (blesses, line) = line.strip_prefix("BLESS=1 ").map_or((false, line), |rest| (true, rest));
        let arguments = line.split(' ').map(str::to_owned).collect();
        Self { name: format!("`{line}`"), arguments, blesses, words: Vec::new() }
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: &str = "file compiler/src/ir/op.rs\nbefore   a line\nforgotten Op\n---\ntext\n";

    fn recipe() -> Recipe {
        let step = Step::read(Path::new("1-row.txt"), STEP).expect("it is a step");
        let mut recipe = Recipe {
            name: "one".to_owned(),
            section: String::new(),
            most_files: 0,
            steps: vec![step],
            commands: Vec::new(),
        };
        recipe
            .head("# why\nsection an instruction\nmost-files 1\nrun BLESS=1 test\nforgotten BLESS\nrun check\n")
            .expect("it is read");
        recipe
    }

    #[test]
    fn steps_and_commands_are_read() {
        let recipe = recipe();
        assert_eq!(recipe.steps[0].place, Place::Before("  a line".to_owned()));
        assert_eq!((recipe.most_files, recipe.commands.len(), recipe.commands[0].blesses), (1, 2, true));
        let names: Vec<&str> = recipe.leavable().iter().map(|left| left.name).collect();
        assert_eq!(names, ["1-row", "`test`"]);
    }

    #[test]
    fn what_is_no_step_is_an_error() {
        let read = |text: &str| Step::read(Path::new("1.txt"), text).map(|_| ());
        assert_eq!(read("file a\n"), Err("no line '---' ends its head".to_owned()));
        assert_eq!(read("file a\n---\n"), Err("it does not say where its text goes".to_owned()));
        assert_eq!(read("files a\n---\n"), Err("'files a' is no line of a step's head".to_owned()));
    }

    #[test]
    fn files_are_named_in_their_section() {
        let recipe = recipe();
        let text = |section: &str| {
            format!("\n### a transform\n`ir/op.rs`\n### an instruction\n{section}\n## More\n`ir/op.rs`\n")
        };
        assert_eq!(recipe.unnamed(&text("its row")), ["compiler/src/ir/op.rs"]);
        assert!(recipe.unnamed(&text("`ir/op.rs`")).is_empty() && recipe.unnamed(&text("in `ir/`")).is_empty());
    }
}
