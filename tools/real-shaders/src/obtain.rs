//! Where a shader's bytes come from: a checkout, or the network. Whether they are the right ones is the list's affair.

use crate::list::Shader;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The bytes of a shader, from a checkout below `from`, or downloaded where there is no such folder.
pub fn bytes(shader: &Shader, from: Option<&Path>) -> Result<Vec<u8>, String> {
    match from {
        Some(folder) => of_checkout(shader, folder),
        None => downloaded(shader),
    }
}

/// The checkout's own commit does not matter as long as the content is the one that was asked for.
fn of_checkout(shader: &Shader, folder: &Path) -> Result<Vec<u8>, String> {
    let name = shader.repository.rsplit('/').next().unwrap_or_default();
    let checkouts = [shader.repository.clone(), shader.repository.replace('/', "+"), name.to_owned()];
    let files: Vec<PathBuf> = checkouts.iter().map(|checkout| folder.join(checkout).join(&shader.path)).collect();
    let found = files.iter().find(|file| file.is_file());
    let file = found.ok_or_else(|| format!("{} is not in {}", shader.place(), folder.display()))?;
    std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// curl knows proxies and certificates as the user has set them up.
fn downloaded(shader: &Shader) -> Result<Vec<u8>, String> {
    let path = shader.path.replace(' ', "%20");
    let address = format!("https://raw.githubusercontent.com/{}/{}/{path}", shader.repository, shader.commit);
    let output = Command::new("curl").args(["--fail", "--silent", "--show-error", "--location", &address]).output();
    let output = output.map_err(|error| format!("cannot run curl to download {}: {error}", shader.place()))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        let why = String::from_utf8_lossy(&output.stderr);
        Err(format!("{} cannot be downloaded: {}", shader.place(), why.trim()))
    }
}
